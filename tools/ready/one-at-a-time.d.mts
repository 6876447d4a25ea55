/** Runs the work, after waiting until no other process of this clone runs work with that name. */
export function oneAtATime(name: string, work: () => void | Promise<void>): Promise<void>
