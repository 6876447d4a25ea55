const COOKIE = 'DNT'

/**
 * Life of the wish not to be tracked, in seconds: 31536000000 ms (specification, section 9), which is 365 days. Browsers cut
 * cookies to 400 days (RFC 6265bis, section 5.5), so this one lives as long as it says; Safari alone keeps what a script has
 * set for seven days at most, and would need the server to set it.
 */
const LIFETIME_SECONDS = 31_536_000

/** Remembers that the person does not want to be tracked. */
export function stopTracking(): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=1; Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax${isSecure}`
}
