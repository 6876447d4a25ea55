/** The names and addresses of this machine, as a parsed web address writes them. */
const THIS_MACHINE =
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[0-9a-f]{2}:[0-9a-f]{1,4}|0:0)\])$/i

/** No host, or the folder of a socket, which is percent-encoded in an address. */
const NO_HOST = /^($|\/|%2f)/i

/** Whether a host means this machine, however it is written: `127.1`, `2130706433` and `localhost.` do too. */
export const isThisMachine = (host: string): boolean => NO_HOST.test(host) || THIS_MACHINE.test(plainHost(host))

/** The host in the form of an http address. Addresses of other schemes keep a host as it was typed. */
function plainHost(host: string): string {
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return (URL.parse(`http://${bracketed}`)?.hostname ?? host).replace(/\.$/, '')
}
