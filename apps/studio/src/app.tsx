import { useEffect, useRef } from "preact/hooks";
import { lazy } from "./ui/lazy.tsx";
import { opened } from "./document/open-document.ts";
import { clearSelection } from "./document/selection.ts";
import type { Operation } from "./operations/drafts.ts";
import { session, signOut } from "./service/session.ts";
import { Start } from "./start/start.tsx";
import { SignIn } from "./start/sign-in.tsx";
import { pathTo, route } from "./ui/route.ts";
import { nextTheme, theme } from "./ui/theme.ts";
import { Workspace } from "./workspace.tsx";

const Jobs = lazy(() => import("./account/jobs.tsx"), "Jobs");
const Usage = lazy(() => import("./account/usage.tsx"), "Usage");
const Keys = lazy(() => import("./account/keys.tsx"), "Keys");
const Pipelines = lazy(() => import("./operations/pipelines.tsx"), "Pipelines");

const OPERATIONS = { extract: "Extract", split: "Split", classify: "Classify", edit: "Edit" } as const;
const PAGES = { pipelines: "Pipelines", jobs: "Jobs", usage: "Usage", keys: "API keys" } as const;

export function App() {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const isWriting = target instanceof HTMLElement && target.matches("input, textarea, select");
      if (key === "Escape" && !isWriting) clearSelection();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  useFocusOfPage(route.value.slice(0, 2).join("/"));
  if (session.value === undefined) return <p class="empty">Opening …</p>;
  if (session.value === null) return <SignIn />;
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
    </>
  );
}

/** When the page changes, the focused element disappears, so the focus moves to the new page. */
function useFocusOfPage(page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page && document.activeElement === document.body) document.getElementById("main")?.focus();
    before.current = page;
  }, [page]);
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function Page() {
  const [page = "", ...rest] = route.value;
  if (page === "document") return <Workspace path={rest} />;
  if (page === "jobs") return <Jobs />;
  if (page === "usage") return <Usage />;
  if (page === "keys") return <Keys />;
  if (page === "pipelines") return <Pipelines id={rest[0]} />;
  return <Start wants={isOperation(page) ? { operation: page, title: OPERATIONS[page] } : undefined} />;
}

function isOperation(page: string): page is Operation {
  return Object.hasOwn(OPERATIONS, page);
}

function Header() {
  const [page = "", jobId, view] = route.value;
  const now = opened.value;
  const job = page === "document" ? jobId : now.state === "ready" ? now.document.jobId : undefined;
  const operation = page === "document" ? view : page;
  const inOperation = operation !== undefined && isOperation(operation);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the row is wider than the screen.
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [operation]);
  return (
    <header class="top">
      <a class="brand" href={pathTo()}>
        docsvc <span>studio</span>
      </a>
      <nav class="main-nav" aria-label="Studio" ref={nav}>
        <a
          href={
            job === undefined || (page === "document" && !inOperation) ? pathTo() : pathTo("document", job, "blocks")
          }
          aria-current={page === "" || (page === "document" && !inOperation) ? "page" : undefined}
        >
          Documents
        </a>
        {Object.entries(OPERATIONS).map(([name, title]) => (
          <a
            key={name}
            href={job === undefined ? pathTo(name) : pathTo("document", job, name)}
            aria-current={operation === name ? "page" : undefined}
          >
            {title}
          </a>
        ))}
        {Object.entries(PAGES).map(([name, title]) => (
          <a key={name} href={pathTo(name)} aria-current={page === name ? "page" : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <span class="grow" />
      <div class="top-end">
        <span class="quiet hide-narrow" title="Your organisation">
          {session.value?.organisation}
        </span>
        <button type="button" class="quiet-button" onClick={nextTheme} aria-label={`Colours: ${theme.value}. Change`}>
          {{ auto: "◐", light: "☀", dark: "☾" }[theme.value]}
        </button>
        <button type="button" class="quiet-button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </header>
  );
}
