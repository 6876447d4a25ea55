import { Client, type ClientConfig } from 'pg'
import { statementNames } from './statement-names.ts'

/** One process, one set of names: its connections share them. */
const nameOf = statementNames()

/** A connection that names the statements with parameters it runs again and again. */
export class NamingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query = this.query.bind(this)
    // The driver takes a statement in eight forms; text with parameters is the one that can be named.
    const named = (text: unknown, values?: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null
      return Reflect.apply(query, this, name === null ? [text, values, ...rest] : [{ name, text, values }, ...rest])
    }
    Object.assign(this, { query: named })
  }
}
