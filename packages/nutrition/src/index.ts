export * from './diet.ts'
export * from './food.ts'
export * from './macros.ts'
export * from './meal.ts'
