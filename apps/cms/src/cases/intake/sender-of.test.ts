import { caseForms } from '@insurer/contract/forms/forms.ts';
import { expect, test } from 'vitest';
import { senderColumns, senderOf } from './sender-of.ts';

test('who sent a case is read from the fields that its form names, whatever they are called', () => {
  const applicant = { first_name: 'Sara', last_name: 'Al Harbi', email: 'S@example.com', phone_number: '0512345678' };
  expect(senderOf(caseForms.application, applicant)).toEqual({
    name: 'Sara Al Harbi',
    email: 'S@example.com',
    phone: '0512345678',
  });
  const claimant = { full_name: 'Sara', id_number: '1000000008', phone: '0512345678', email: 's@example.com' };
  expect(senderOf(caseForms.claim, claimant)).toEqual({
    name: 'Sara',
    idNumber: '1000000008',
    phone: '0512345678',
    email: 's@example.com',
  });
});

test('what a form does not ask, its cases know nothing of', () => {
  const sent = { full_name: 'A companion', phone: '', email: '' };
  expect(senderOf(caseForms['activate-visa'], sent)).toEqual({ phone: '', email: '' });
});

test('a person is found by one way of writing', () => {
  expect(senderColumns({ email: 'S@Example.com', phone: '0512345678' })).toEqual({
    email: 's@example.com',
    phone: '+966512345678',
  });
  expect(senderColumns({ phone: ' ext. 12 ' })).toEqual({ phone: 'ext. 12' });
});
