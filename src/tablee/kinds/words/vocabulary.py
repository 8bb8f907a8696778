"""The words that may be hidden, by language: five letters without accents."""

from typing import Final

_ENGLISH = """
bread chair cloud crown dance field flame fruit glass grape green heart horse house light lemon
mouse music night ocean paint paper piano plant queen river round sheep smile snake spoon stone
storm sugar table tiger tower train water wheel white world
"""
_FRENCH = """
arbre avion balle blanc botte brise carte chaud chien danse douce draps fleur fruit glace jouer
jaune juste lampe livre louve manie matin monde neige noire nuage ombre orage pains perle pluie
plume porte quart reine route sable sucre table temps verre
"""
VOCABULARY: Final = {"en": tuple(_ENGLISH.split()), "fr": tuple(_FRENCH.split())}
