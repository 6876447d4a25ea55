/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
