"use client";
import { useState } from "react";
import type { CSSProperties } from "react";

interface Parsed {
  readonly jobId: string;
  readonly pages: readonly { readonly page: number; readonly boxes: readonly CSSProperties[] }[];
}

export default function Page() {
  const [parsed, setParsed] = useState<Parsed>();
  const parse = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const body = new FormData();
    body.set("file", file);
    setParsed((await (await fetch("/parse", { method: "POST", body })).json()) as Parsed);
  };
  return (
    <main>
      <label>
        A document: <input type="file" onChange={(event) => void parse(event.target.files?.[0])} />
      </label>
      {parsed?.pages.map(({ page, boxes }) => (
        <figure key={page} style={{ position: "relative", width: 800 }}>
          <img src={`/page?job=${parsed.jobId}&page=${page}`} alt={`Page ${page}`} width={800} />
          {boxes.map((box, index) => (
            <div key={index} style={{ ...box, position: "absolute", outline: "2px solid #2563eb" }} />
          ))}
        </figure>
      ))}
    </main>
  );
}
