export { saveProductChange, type ProductChange } from './product-changes.repository.ts'
export { findOfferedProducts } from './products-on-sale.ts'
