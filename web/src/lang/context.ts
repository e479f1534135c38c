/** Hands the texts to every component below. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Speech } from './speech';

export const SpeechContext = createContext<Speech>(new Speech('fr', []));

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}
