// Types of @cooklang/cooklang and Node that are missing for loading the parser's WebAssembly.

declare module '@cooklang/cooklang/pkg/cooklang_wasm_bg.js' {
  export { Parser } from '@cooklang/cooklang/pkg/cooklang_wasm.js'
  export function __wbg_set_wasm(exports: object): void
}

declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, object>>)
    readonly exports: object
  }
}
