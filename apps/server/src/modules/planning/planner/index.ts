// Exports only the type that services.ts needs. The module's own index.ts imports the services, so importing it there would
// make a cycle.
export type { Planner } from './planner.ts'
