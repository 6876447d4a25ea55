// Exports only what services.ts and those who make services need. The module's own index.ts imports the services, so importing
// it there would make a cycle.
export { type ExampleDay, type KeptExamples, openKeptExamples } from './kept-examples.ts'
