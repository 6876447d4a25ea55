import { Client, type ClientConfig } from 'pg'
import { statementNames } from './statement-names.ts'

/** One set of names for the process, shared by its connections. */
const nameOf = statementNames()

/** A connection that names the parametrised statements it runs repeatedly. */
export class NamingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query = this.query.bind(this)
    // The driver accepts a statement in eight forms. Only text with parameters can be named.
    const named = (text: unknown, values?: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null
      return Reflect.apply(query, this, name === null ? [text, values, ...rest] : [{ name, text, values }, ...rest])
    }
    Object.assign(this, { query: named })
  }
}
