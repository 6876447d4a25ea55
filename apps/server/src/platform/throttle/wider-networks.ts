/** The larger networks that contain a network of `networkOf`; null when there is none to count. */
export interface WiderNetworks {
  /** The range that providers assign to a home (RIPE-690: /56). An IPv4 address already is a home's. */
  readonly site: string | null
  /** The range that providers assign to a company and anyone can rent cheaply: /48, or an IPv4 /24. */
  readonly range: string | null
}

const NOWHERE: WiderNetworks = { site: null, range: null }

const V6_NETWORK = /^(?<range>[\da-f]+:[\da-f]+:[\da-f]+):(?<subnet>[\da-f]+)::\/64$/
const V4_ADDRESS = /^(?<range>\d+\.\d+\.\d+)\.\d+$/

/** 2001:db8:0:1234::/64 → 2001:db8:0:1200::/56 in 2001:db8:0::/48; 203.0.113.7 → 203.0.113.0/24. */
export function widerNetworks(network: string): WiderNetworks {
  const v6 = V6_NETWORK.exec(network)?.groups
  if (v6 !== undefined) {
    const site = (Number.parseInt(v6['subnet'] ?? '', 16) & 0xff_00).toString(16)
    return { site: `${v6['range']}:${site}::/56`, range: `${v6['range']}::/48` }
  }
  const v4 = V4_ADDRESS.exec(network)?.groups
  return v4 === undefined ? NOWHERE : { site: null, range: `${v4['range']}.0/24` }
}
