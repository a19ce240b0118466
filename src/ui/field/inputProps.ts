import { a11y } from '../aria/a11y';
import type { InputProps } from './inputProps.types';

export const inputProps: InputProps = ({ label }) => a11y({ label });
