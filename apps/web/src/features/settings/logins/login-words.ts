/** A browser and its system in one line; null where neither is known. */
export function deviceWords(
  { browser, system }: { readonly browser: string | null; readonly system: string | null },
  both: (names: { readonly browser: string; readonly system: string }) => string,
): string | null {
  return browser !== null && system !== null ? both({ browser, system }) : (browser ?? system)
}
