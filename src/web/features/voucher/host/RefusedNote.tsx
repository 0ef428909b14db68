import { errors } from '#src/contract/errors.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

/** Why an answer that was sent without script was refused: the server leads back here with the code. */
export function RefusedNote() {
  const { search } = useNavigation();
  const code = new URLSearchParams(search).get('refused') ?? '';
  return isCode(code) ? <FormMessage text={errors[code].text} /> : null;
}
