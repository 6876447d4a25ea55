/** The parts of the machine that commands use beside the database. */
export interface Machine {
  readonly randomBytes: (size: number) => Uint8Array
  readonly erasedPeopleFile: string
}
