/** This machine by its names and addresses, as an address of the web writes them. */
const THIS_MACHINE =
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[0-9a-f]{2}:[0-9a-f]{1,4}|0:0)\])$/i

/** No host, or the folder of a socket, which stands encoded in an address. */
const NO_HOST = /^($|\/|%2f)/i

/** Whether a host of an address is the machine we run on, however it is written: `127.1`, `2130706433` and `localhost.` are too. */
export const isThisMachine = (host: string): boolean => NO_HOST.test(host) || THIS_MACHINE.test(plainHost(host))

/** As an http address would have it; addresses of other kinds keep a host as somebody typed it. */
function plainHost(host: string): string {
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return (URL.parse(`http://${bracketed}`)?.hostname ?? host).replace(/\.$/, '')
}
