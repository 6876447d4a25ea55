/** Does the work while no other process of this clone does work of that name. */
export function oneAtATime(name: string, work: () => void | Promise<void>): Promise<void>
