import { isIdentityLine } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'

/** Returns the lines of a resume's head, in order. */
export const toHeadLines = (other: readonly ItemOf<'other'>[]): ItemOf<'other'>[] => other.filter(isIdentityLine)
