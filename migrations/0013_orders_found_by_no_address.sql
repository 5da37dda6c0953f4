-- Orders of deleted accounts say so (`noAddressKey`), apart from those that an older release wrote without a key.
UPDATE `orders` SET `email_key` = '-' WHERE `email_key` = '';
