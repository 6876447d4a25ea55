// oxlint-disable-next-line typescript/triple-slash-reference -- no import reaches declarations of other modules, and every project that reads this file needs them
/// <reference path="./cooklang-library.d.ts" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as glue from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js'

const MACHINE = fileURLToPath(import.meta.resolve('@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm'))

let isReady = false

/**
 * A parser of the Cooklang library. Its own entry imports the .wasm file as a module, which Node announces as an experiment on
 * every start, and takes time where nothing is parsed; so it is brought up here, by the stable interface, when it is asked for.
 */
export function newCooklangParser(): glue.Parser {
  if (!isReady) {
    const machine = new WebAssembly.Module(readFileSync(MACHINE))
    glue.__wbg_set_wasm(new WebAssembly.Instance(machine, { './cooklang_wasm_bg.js': glue }).exports)
    isReady = true
  }
  return new glue.Parser()
}
