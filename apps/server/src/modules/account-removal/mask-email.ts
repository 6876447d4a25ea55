/** Masks an address so that only its owner recognises it: `sofia@example.com` is `s***@example.com`, whatever its length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  // Split by character instead of code unit, which would cut some letters in two.
  const [first = ''] = email.slice(0, at)
  return `${first}***${email.slice(at)}`
}
