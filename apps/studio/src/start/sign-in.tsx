import { useState } from "preact/hooks";
import { textOf } from "../ui/form-text.ts";
import { signIn, signInFailure } from "../service/session.ts";

export function SignIn() {
  const [isBusy, busy] = useState(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const key = textOf(event.currentTarget, "key");
    busy(true);
    await signIn({ key });
    busy(false);
  };
  return (
    <main class="sign-in">
      <h1 class="brand">
        docsvc <span>studio</span>
      </h1>
      <p>
        Open the link that the service printed when it started, or run <code>docsvc studio</code> for a new one. It
        signs you in on this browser.
      </p>
      <form onSubmit={(event) => void send(event)}>
        <label for="key">Or sign in with an API key</label>
        <div class="inline-form">
          <input
            id="key"
            name="key"
            type="password"
            autocomplete="off"
            placeholder="ak_live_…"
            spellcheck={false}
            required
          />
          <button class="primary" disabled={isBusy}>
            Sign in
          </button>
        </div>
      </form>
      {signInFailure.value !== "" && (
        <p class="error" role="alert">
          {signInFailure}
        </p>
      )}
      <p class="quiet">
        The reference of the interface is at <a href="/docs">/docs</a>.
      </p>
    </main>
  );
}
