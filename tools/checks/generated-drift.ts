// Fails when a generated, committed file is not what its generator makes of the sources now. Leaves all files as they were.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runGenerators } from '../generate/run-generators.ts'

function readGenerated(): ReadonlyMap<string, string> {
  const files = globSync(['schema.graphql', '{apps,packages}/**/*.gen.ts'], { exclude: ['**/node_modules/**'] })
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

const before = readGenerated()
const failed = runGenerators()
const after = readGenerated()
const drifted = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
for (const file of drifted) {
  console.error(`${file} is not what its generator makes: run "npm run generate" and commit.`)
  const text = before.get(file)
  if (text !== undefined) writeFileSync(file, text)
  else if (existsSync(file)) rmSync(file)
}
if (failed !== null) console.error(`"${failed}" failed.`)
if (failed !== null || drifted.length > 0) process.exitCode = 1
