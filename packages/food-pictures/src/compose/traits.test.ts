import { expect, it } from 'vitest'
import type { PlatedForm } from '../relief/plated-meal.ts'
import { traitsOf } from './traits.ts'

it.each<[string, PlatedForm, readonly string[]]>([
  ['layer the set chia with the kiwi.', 'layered-glass', ['layered']],
  ['crush the berries and swirl them through.', 'yoghurt-bowl', ['swirled']],
  ['blend them until it looks like soft ice cream.', 'pudding', ['scooped']],
  ['spread them with the jam and fold into quarters.', 'pancakes', ['folded']],
  ['spread the filling over the omelette and roll it up.', 'omelette', ['folded', 'rolled']],
  ['fold the apple in and fry small pancakes.', 'pancakes', ['stacked']],
  ['fill the pancakes and roll them up.', 'pancakes', ['folded', 'rolled']],
  ['fold the filling into the pancakes.', 'pancakes', ['folded']],
  ['press into short fingers and lay them on a tray.', 'patties', ['fingers']],
  ['carve eyes and a mouth into one side of each.', 'stuffed', ['carved']],
  ['pour the sauce over the rolls.', 'rolls', ['sauced']],
  ['pour the boiling water over the noodles.', 'noodles', []],
  ['pour the broth over the noodles.', 'soup', []],
])('of "%s" as %s are %s', (text, form, traits) => {
  expect(traitsOf({ name: 'dish', text }, form)).toEqual(traits)
})

it('drowns meatballs that are named after their sauce', () => {
  expect(traitsOf({ name: 'meatballs in dill sauce', text: 'simmer.' }, 'patties')).toEqual(['sauced'])
})
