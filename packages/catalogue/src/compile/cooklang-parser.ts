// oxlint-disable-next-line typescript/triple-slash-reference -- no import reaches declarations of other modules, and every project that reads this file needs them
/// <reference path="./cooklang-library.d.ts" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as glue from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js'

const MACHINE = fileURLToPath(import.meta.resolve('@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm'))

let isReady = false

/**
 * A parser of the Cooklang library. The library's own entry imports the .wasm file as a module, for which Node prints
 * an experimental warning on every start, and which costs time even if nothing is parsed. So this function loads it on
 * demand through the stable interface.
 */
export function newCooklangParser(): glue.Parser {
  if (!isReady) {
    const machine = new WebAssembly.Module(readFileSync(MACHINE))
    glue.__wbg_set_wasm(new WebAssembly.Instance(machine, { './cooklang_wasm_bg.js': glue }).exports)
    isReady = true
  }
  return new glue.Parser()
}
