export type { FdcFood, FdcPortion } from './fdc-food.ts'
export { fdcFoodRow } from './fdc-food-row.ts'
export { MAPPING_COLUMNS, readFdcMapping } from './fdc-mapping.ts'
export { FDC_UNITS } from './fdc-nutrients.ts'
