/** Types of the part of the load generator we use, because the package has none. */
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly method: 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
  }

  interface Result {
    /** Requests per second, over samples of one second. */
    readonly requests: { readonly average: number }
    /** Milliseconds. */
    readonly latency: { readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
