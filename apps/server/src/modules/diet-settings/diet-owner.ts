/** The person a diet belongs to: all that its fields need to be found. */
export interface DietOwner {
  readonly id: string
}
