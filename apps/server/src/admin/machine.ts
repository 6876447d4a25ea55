/** What commands use of the machine beside the database. */
export interface Machine {
  readonly randomBytes: (size: number) => Uint8Array
  readonly erasedPeopleFile: string
}
