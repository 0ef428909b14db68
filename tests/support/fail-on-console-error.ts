// Fails a test in which the program calls console.error, even when its assertions hold.
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => {
    complaints.push(format(...words));
  };
});

afterEach(() => {
  console.error = original;
  expect(complaints, 'console.error was called').toEqual([]);
});
