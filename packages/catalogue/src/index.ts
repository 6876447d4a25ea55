export type { Catalogue } from './catalogue.ts'
export * from './check-catalogue.ts'
export { DIET_GROUPS, type DietGroup, dietGroup } from './diet-group.ts'
export { foods, meals } from './generated/catalogue.gen.ts'
