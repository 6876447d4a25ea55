/** Search parameters as they stand in the address: text by name. A name without a value is empty text. */
export type PlainSearch = Record<string, string>

/**
 * Reads `?code=1e5&id=12345678901234567890` as text. The router's own reader takes values for JSON and would make
 * 100000 and 12345678901234567000 of them. The first of a repeated name counts.
 */
export function parsePlainSearch(search: string): PlainSearch {
  const plain: PlainSearch = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(plain, name)) Object.defineProperty(plain, name, { value, enumerable: true, writable: true })
  }
  return plain
}

/** Writes parameters for the address, `?` included; null and undefined are left out. Empty when there are none. */
export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
