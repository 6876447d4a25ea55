export * from './contact-schema.ts'
