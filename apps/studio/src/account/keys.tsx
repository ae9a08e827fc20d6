import { useState } from "preact/hooks";
import { Copy } from "../outputs/block-list.tsx";
import { ask, inWords } from "../service/ask.ts";
import { session } from "../service/session.ts";
import { textOf } from "../ui/form-text.ts";
import { Loading } from "../ui/loading.tsx";
import { SafeText } from "../ui/safe-text.tsx";
import { sinceInWords } from "../ui/since.ts";
import { Table } from "../ui/table.tsx";
import { useAsked } from "../ui/use-asked.ts";

interface Key {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

export function Keys() {
  const { value, failure, again } = useAsked(() => ask<readonly Key[]>("GET", "/studio/api/keys"), "keys");
  const [made, setMade] = useState<{ readonly key: string; readonly name: string }>();
  const [message, setMessage] = useState("");
  const manages = session.value?.manages_keys ?? false;
  const create = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const name = textOf(form, "name");
    setMessage("");
    try {
      const { key } = await ask<{ readonly key: string }>("POST", "/studio/api/keys", { name });
      setMade({ key, name });
      form.reset();
      again();
    } catch (error) {
      setMessage(inWords(error));
    }
  };
  const revoke = async (id: string): Promise<void> => {
    await ask("DELETE", `/studio/api/keys/${id}`).then(
      () => setMessage("Revoked: it is refused from now on."),
      (error: unknown) => setMessage(inWords(error)),
    );
    again();
  };
  return (
    <div class="sheet">
      <div class="bar sheet-head">
        <h1>API keys</h1>
        <span class="grow" />
        {manages && (
          <form class="inline-form" onSubmit={(event) => void create(event)}>
            <input name="name" placeholder="what it is for" aria-label="Name of the new key" maxLength={80} required />
            <button class="primary">Create a key</button>
          </form>
        )}
      </div>
      {!manages && (
        <p class="note">
          You signed in with a key. To make and revoke keys, open the link that the service printed, or the one of{" "}
          <code>docsvc studio</code>.
        </p>
      )}
      {made !== undefined && <Made name={made.name} secret={made.key} onHave={() => setMade(undefined)} />}
      <p class="said" role="status">
        {failure !== "" ? <span class="error">{failure}</span> : message}
      </p>
      {value === undefined && failure === "" && <Loading />}
      {value?.length === 0 && <p class="empty">No keys yet. A program that calls the service needs one.</p>}
      {value !== undefined && value.length > 0 && (
        <Table label="Keys" columns={["Name", "Key", "Created", "Last used", ""]}>
          {value.map((key) => (
            <Row
              key={key.id}
              of={key}
              onRevoke={manages && key.revoked_at === null ? () => revoke(key.id) : undefined}
            />
          ))}
        </Table>
      )}
    </div>
  );
}

/** Shows a new key; it can never be seen again. */
function Made({
  name,
  secret,
  onHave,
}: {
  readonly name: string;
  readonly secret: string;
  readonly onHave: () => void;
}) {
  return (
    <div class="made" role="status">
      <p>
        <strong>
          <SafeText text={name} />
        </strong>
        : copy it now, it is never shown again.
      </p>
      <p>
        <code>{secret}</code> <Copy text={secret} />{" "}
        <button type="button" class="link" onClick={onHave}>
          I have it
        </button>
      </p>
    </div>
  );
}

function Row({ of: key, onRevoke }: { readonly of: Key; readonly onRevoke: (() => Promise<void>) | undefined }) {
  const [isAsked, ask] = useState(false);
  const { name, prefix, created_at: created, last_used_at: used, revoked_at: revoked } = key;
  return (
    <tr class={revoked === null ? "" : "is-over"}>
      <td>
        <SafeText text={name} most={60} />
      </td>
      <td>
        <code>{prefix}…</code>
      </td>
      <td title={created}>{sinceInWords(created)}</td>
      <td>{used === null ? "never" : sinceInWords(used)}</td>
      <td class="actions">
        {revoked !== null && <span class="quiet">revoked {sinceInWords(revoked)}</span>}
        {onRevoke !== undefined && !isAsked && (
          <button type="button" onClick={() => ask(true)} aria-label={`Revoke ${name}`}>
            Revoke
          </button>
        )}
        {onRevoke !== undefined && isAsked && (
          <>
            <button type="button" class="danger" onClick={() => void onRevoke()}>
              Revoke for good
            </button>{" "}
            <button type="button" onClick={() => ask(false)}>
              Keep
            </button>
          </>
        )}
      </td>
    </tr>
  );
}
