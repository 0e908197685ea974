import { requestForms } from '@insurer/contract/forms/forms.ts';
import { expect, test } from 'vitest';
import { chosenProduct } from './product-field.ts';

test('a product of the list is known to the confirmation, and no words in its place (decision D7)', () => {
  const { quote, 'details-request': details, 'fraud-report': fraud } = requestForms;
  const offered = ['motor', 'health'];
  expect(chosenProduct(quote, { product: 'motor' }, offered)).toEqual({ product: 'motor' });
  expect(chosenProduct(details, { product_of_interest: 'health' }, offered)).toEqual({ product: 'health' });
  expect(chosenProduct(quote, { product: 'my own words' }, offered)).toEqual({});
  expect(chosenProduct(quote, { product: 'motor' })).toEqual({});
  expect(chosenProduct(details, { product_of_interest: '' }, offered)).toEqual({});
  expect(chosenProduct(fraud, { comments: 'motor' }, offered)).toEqual({});
});
