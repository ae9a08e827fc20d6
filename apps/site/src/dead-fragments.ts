import { join } from "node:path";

/** Finds links of the built pages to headings that do not exist: VitePress only checks pages. */
export async function deadFragments(
  dist: string,
  paths: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<readonly string[]> {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(`/${path}`, await read(join(dist, `${path}.html`)));
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/href="([^"#:]*)#([^"]+)"/g)]
      .filter(([, target, id]) => {
        const page = pages.get(target === "" ? path : target!.replace(/\.html$/, ""));
        return page !== undefined && !page.includes(`id="${decodeURIComponent(id!)}"`);
      })
      .map(([, target, id]) => `${target}#${id} on ${path}`),
  );
}
