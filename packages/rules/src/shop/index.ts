export { parseProductId } from './product-id.ts'
