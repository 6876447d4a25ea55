/** The part of a plate's address that its themes, sizes and formats share. */
const PLATE_FILE =
  /^(?<plate>\/pictures\/meals\/[0-9a-f]+\/[0-9a-f]+(?:-eaten)?)-(?:640|320)(?<dark>-dark)?\.(?:avif|webp)$/

function readAddress(url: string) {
  const { plate, dark } = PLATE_FILE.exec(new URL(url).pathname)?.groups ?? {}
  return plate === undefined ? null : { plate, isDark: dark !== undefined }
}

/**
 * The kept address that stands in for a plate without a connection: the same plate in the same light if there is one, such as in
 * the other size, else in the other light. Undefined when none is kept.
 */
export function findOtherLight(wanted: string, kept: readonly string[]): string | undefined {
  const asked = readAddress(wanted)
  if (asked === null) return undefined
  const same = kept.filter((url) => readAddress(url)?.plate === asked.plate)
  return same.find((url) => readAddress(url)?.isDark === asked.isDark) ?? same[0]
}
