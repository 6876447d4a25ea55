interface Referring {
  readonly name: string
  readonly refersTo: readonly string[]
}

/** Sorts tables so that each comes after all it references. Throws for tables that reference each other in a cycle. */
export function inOrderOfReferences<Table extends Referring>(tables: readonly Table[]): readonly Table[] {
  const placed = new Map<string, Table>()
  while (placed.size < tables.length) {
    const ready = tables.filter(
      ({ name, refersTo }) => !placed.has(name) && refersTo.every((other) => placed.has(other)),
    )
    if (ready.length === 0) {
      const left = tables.filter(({ name }) => !placed.has(name)).map(({ name }) => name)
      throw new Error(
        `These tables refer to each other in a circle, or to a table that is not there: ${left.join(', ')}`,
      )
    }
    for (const table of ready) placed.set(table.name, table)
  }
  return [...placed.values()]
}
