import { findExampleMeal, type ExampleMeal } from '@dayplate/rules/example-meals'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { PICTURES_PATH, registerPreviewRoute } from '../pictures/index.ts'
import { exampleVersion } from './example-version.ts'

const FOLDER = `${PICTURES_PATH}/example-meals`

/** The address of the picture for link previews. */
export const previewPathOf = ({ slugs }: ExampleMeal): string => `${FOLDER}/${slugs.en}.png`

export const registerExampleMealPreviews = (app: FastifyInstance, services: Services): void =>
  registerPreviewRoute(app, services, {
    path: FOLDER,
    findMeal(name) {
      const example = findExampleMeal(name)
      return example === null ? 'missing' : exampleVersion(services.catalogue, example)
    },
  })
