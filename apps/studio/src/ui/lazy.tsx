import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of the studio that is loaded when it is first shown. */
export function lazy<Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [failed, fail] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      if (loaded !== undefined) return;
      const bring = async (): Promise<void> => {
        loaded = (await load())[name];
        redraw((times) => times + 1);
      };
      bring().catch(() => fail(true));
    }, []);
    const Part = loaded;
    if (Part !== undefined) return <Part {...props} />;
    return (
      <p class="empty">{failed ? "This part of the studio could not be loaded. Reload the page." : "Loading …"}</p>
    );
  };
}
