export { checkProducts, MOST_LINES, MOST_PRODUCTS, type ProductFault } from './check-products.ts'
export type { Product, ProductText } from './product.ts'
export { PRODUCT_FEATURES, type ProductFeature } from './product-features.ts'
export { products } from './products.ts'
