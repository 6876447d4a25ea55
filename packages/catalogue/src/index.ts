export type { Catalogue } from './catalogue.ts'
export * from './check-catalogue.ts'
export type { DietGroup } from './diet-group.ts'
export { foods, meals } from './generated/catalogue.gen.ts'
