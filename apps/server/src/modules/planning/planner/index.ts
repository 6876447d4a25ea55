// What the services name of planning. The whole module knows the services, and would make a circle.
export type { Planner } from './planner.ts'
