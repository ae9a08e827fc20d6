/** The part of WebAssembly's interface that starts PDFium: the compiler's library declares it only together with the whole DOM. */
interface WebAssemblyInterface {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => Module;
  readonly Instance: new (module: Module, imports: object) => Instance;
  readonly compile: (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => Promise<Module>;
  readonly instantiate: (module: Module, imports: object) => Promise<Instance>;
}

export interface Module {
  readonly [Symbol.toStringTag]: string;
}

export interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}

const declared = globalThis as unknown as { readonly WebAssembly: WebAssemblyInterface };

export const WebAssembly: WebAssemblyInterface = declared.WebAssembly;
