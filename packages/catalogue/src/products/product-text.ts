/** A text in both languages of the product. */
export interface ProductText {
  readonly en: string
  readonly pl: string
}
