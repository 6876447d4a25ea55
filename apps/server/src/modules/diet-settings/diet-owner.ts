/** Identifies the person whose diet the fields are resolved for. */
export interface DietOwner {
  readonly id: string
}
